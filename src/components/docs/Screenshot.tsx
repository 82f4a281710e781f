import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {screenFile, widthsOf, type ScreenMode} from '@site/src/site/screenshots';
import styles from './Screenshot.module.css';

/** What an author writes. */
interface AuthorProps {
  /** The screenshot's name, without mode or width. */
  readonly name: string;
  /** What the picture shows, and where. */
  readonly alt: string;
  readonly caption?: string;
  /** The only mode to show; without it, the picture follows the color mode. */
  readonly mode?: ScreenMode;
}

/** What a component writes, and what the build makes of a page (`plugins/markdown/screenshots`). */
interface Props extends AuthorProps {
  /** In pixels of the console. */
  readonly width: `${number}`;
  readonly height: `${number}`;
}

/** A screenshot of the console in the reader's color mode. A click opens the large picture (`src/behavior`). */
export default function Screenshot({name, alt, caption, mode, width, height}: Props): ReactNode {
  const modes: readonly ScreenMode[] = mode ? [mode] : ['light', 'dark'];
  return (
    <figure className={styles.figure}>
      {modes.map((each) => (
        <Picture
          key={each}
          name={name}
          mode={each}
          alt={alt}
          width={Number(width)}
          height={Number(height)}
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
  readonly width: number;
  readonly height: number;
  readonly className: string | undefined;
}

function Picture({name, mode, alt, width, height, className}: PictureProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const widths = widthsOf(width);
  const url = (fileWidth: number): string => withBaseUrl(screenFile(name, mode, fileWidth));
  return (
    // A link, so the large picture is one click away without JavaScript too. It's a file, not a route.
    // oxlint-disable-next-line react/forbid-elements
    <a href={url(widths.at(-1) ?? widths[0])} className={clsx(styles.link, className)} data-large-picture>
      <img
        src={url(widths[0])}
        srcSet={widths.map((each) => `${url(each)} ${each}w`).join(', ')}
        sizes={`(max-width: 996px) 95vw, ${Math.min(800, width)}px`}
        width={width}
        height={height}
        alt={alt}
        // Lazy even at the top of a page: otherwise browsers fetch the other color mode's hidden picture too.
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
