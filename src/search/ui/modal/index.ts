/** Entry of the chunk that loads when the reader is about to search. */
export {default as ModalContent} from './ModalContent';
export {pastedQuery} from '../pastedQuery';
export {default as SearchStatus} from './SearchStatus';
