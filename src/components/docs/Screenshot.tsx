import type {ReactNode} from 'react';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type ScreenMode, screenFile, screenshots} from '@site/src/site/screenshots';
import styles from './Screenshot.module.css';

interface Props {
  /** The screenshot's name, without mode and width. */
  readonly name: string;
  /** What the picture shows, and where. */
  readonly alt: string;
  readonly caption?: string;
  /** The only mode to show; without it, the picture follows the color mode. */
  readonly mode?: ScreenMode;
}

/** A screenshot of the console in the reader's color mode. A click opens the large picture (`src/behaviour`). */
export default function Screenshot({name, alt, caption, mode}: Props): ReactNode {
  const modes: readonly ScreenMode[] = mode ? [mode] : ['light', 'dark'];
  return (
    <figure className={styles.figure}>
      {modes.map((each) => (
        <Picture
          key={each}
          name={name}
          mode={each}
          alt={alt}
          className={modes.length > 1 ? styles[each] : undefined}
        />
      ))}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

interface PictureProps {
  readonly name: string;
  readonly mode: ScreenMode;
  readonly alt: string;
  readonly className: string | undefined;
}

function Picture({name, mode, alt, className}: PictureProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [small, large] = screenshots.widths;
  const largeUrl = useBaseUrl(screenFile(name, mode, large));
  return (
    // A link, so the large picture is one click away without JavaScript too. It's a file, not a route.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a href={largeUrl} className={clsx(styles.link, className)} data-large-picture>
      <img
        src={withBaseUrl(screenFile(name, mode, small))}
        srcSet={screenshots.widths.map((w) => `${withBaseUrl(screenFile(name, mode, w))} ${w}w`).join(', ')}
        sizes="(max-width: 996px) 95vw, 800px"
        width={screenshots.width}
        height={screenshots.height}
        alt={alt}
        // Lazy even at the top of a page: otherwise browsers fetch the other color mode's hidden picture too.
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
