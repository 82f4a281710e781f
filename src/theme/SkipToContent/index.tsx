// Wraps: @theme/SkipToContent.
// Change: the cookie banner follows the skip link, so that it is early in the reading order on every page
// although it is drawn at the bottom.
import type {ReactNode} from 'react';
import SkipToContent from '@theme-original/SkipToContent';
import CookieBanner from '../CookieBanner';

export default function SkipToContentWithBanner(): ReactNode {
  return (
    <>
      <SkipToContent />
      <CookieBanner />
    </>
  );
}
