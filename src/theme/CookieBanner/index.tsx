// This site's own component; upstream has none.
export {default} from '@site/src/components/consent/CookieBanner';
