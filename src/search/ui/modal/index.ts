/** Entry of the chunk that loads when a reader shows that a search is near. */
export {default as ModalContent} from './ModalContent';
export {default as SearchStatus} from './SearchStatus';
