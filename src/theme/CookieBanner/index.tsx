// Adds: @theme/CookieBanner, which upstream doesn't have.
export {default} from '@site/src/components/consent/CookieBanner';
