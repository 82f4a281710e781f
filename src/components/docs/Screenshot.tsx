import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {screenFile, widthsOf, type ScreenMode} from '@site/src/site/screenshots';
import styles from './Screenshot.module.css';

interface Props {
  /** The screenshot's name, without mode or width. */
  readonly name: string;
  /** What the picture shows, and where. */
  readonly alt: string;
  readonly caption?: string;
  /** The only mode to show; without it, the picture follows the color mode. */
  readonly mode?: ScreenMode;
  /** In pixels of the console; the build adds both to a page (`plugins/markdown/screenshots`). */
  readonly width: `${number}`;
  readonly height: `${number}`;
}

/** A screenshot of the console in the reader's color mode. A click opens the large picture (`src/behavior`). */
export default function Screenshot({name, alt, caption, mode, width, height}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const modes: readonly ScreenMode[] = mode ? [mode] : ['light', 'dark'];
  const widths = widthsOf(Number(width));
  return (
    <figure className={styles.figure}>
      {modes.map((each) => {
        const url = (fileWidth: number): string => withBaseUrl(screenFile(name, each, fileWidth));
        return (
          // A link, so the large picture is one click away without JavaScript too. It's a file, not a route.
          // oxlint-disable-next-line react/forbid-elements
          <a
            key={each}
            href={url(widths.at(-1) ?? widths[0])}
            className={clsx(styles.link, modes.length > 1 && styles[each])}
            data-large-picture
          >
            <img
              src={url(widths[0])}
              srcSet={widths.map((fileWidth) => `${url(fileWidth)} ${fileWidth}w`).join(', ')}
              sizes={`(max-width: 996px) 95vw, ${Math.min(800, Number(width))}px`}
              width={width}
              height={height}
              alt={alt}
              // Lazy even at the top of a page: otherwise browsers fetch the other color mode's hidden picture too.
              loading="lazy"
              decoding="async"
            />
          </a>
        );
      })}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
