import type {ReactNode} from 'react';
import type {Row} from './answer';

const page = 'M5 2.5h7l3 3v12H5zM12 2.5v3h3';
const heading = 'M7.5 3.5 6 16.5M14 3.5l-1.5 13M3.5 7.5h14M2.5 12.5h14';

const paths: Readonly<Record<Row['icon'], string>> = {
  lvl1: page,
  lvl2: heading,
  lvl3: heading,
  lvl4: heading,
  lvl5: heading,
  lvl6: heading,
  content: 'M3.5 5h13M3.5 10h13M3.5 15h8',
  recent: 'M10 5.5V10l3 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  favorite: 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5-3.6-3.5 5-.7z',
};

/** Says of what kind a result is: a page, a section, a text, or a search from before. */
export default function HitIcon({name}: {readonly name: Row['icon']}): ReactNode {
  return (
    <svg className={`DocSearch-Hit-icon DocSearch-Hit-icon--${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
