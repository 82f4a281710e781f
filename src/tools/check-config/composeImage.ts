import type {CheckFacts, ImageFacts} from '@site/src/lib/reference/checkFacts';
import type {Node} from 'yaml';
import type {Finding} from './finding';
import {interpolate} from './interpolation';
import {scalarText, type YamlFile} from './yamlFile';

/** `registry:5000/name:tag@digest`. */
const reference = /^(?<name>(?:[^/:@]+(?::\d+)?\/)?[^:@]+)(?::(?<tag>[^@]+))?(?:@(?<digest>.+))?$/;

/** The image of the console that a service runs, if it does. */
export function ownImage(value: Node | undefined, {images}: CheckFacts): ImageFacts | undefined {
  const text = (scalarText(value) ?? '').replace(/[:@]?\$.*$/, '');
  const name = reference.exec(text)?.groups?.name;
  return images.find(({id}) => name === id || name?.endsWith(`/${id}`));
}

/** Checks whether an image is pinned to the documented release. */
export function checkImage(file: YamlFile, value: Node, {release}: CheckFacts): readonly Finding[] {
  const range = file.rangeOf(value);
  const text = interpolate(scalarText(value) ?? '');
  const {name = '', tag, digest} = reference.exec(text ?? '')?.groups ?? {};
  if (text === undefined || name === '') {
    return [];
  }
  const shown = tag === undefined ? name : `${name}:${tag}`;
  const version = /^v?(\d+\.\d+\.\d+.*)$/.exec(tag ?? '')?.[1];
  // Docker uses the digest, and ignores a tag in front of it.
  if (digest === undefined && version !== tag && version !== undefined) {
    return [
      {
        check: 'image-v',
        range,
        values: {name: shown},
        edit: file.replace(value, (source) => source.replace(/:v(?=\d)/, ':')),
      },
    ];
  }
  if (version === undefined) {
    return digest === undefined
      ? [{check: 'image-moves', range, values: {name: shown, expected: release}}]
      : [];
  }
  return version === release
    ? []
    : [{check: 'image-other-release', range, values: {name: shown, expected: release}}];
}
