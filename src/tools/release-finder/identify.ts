import {product} from '@site/src/site/product';
import {normalizeText} from '@site/src/site/text/normalizeText';
import {compareVersions} from '@site/src/site/text/compareVersions';

interface Origin {
  /** `v1.2.3` */
  readonly release?: string | undefined;
  /** Which side of the documented release it's on, if nothing more is known. */
  readonly side?: 'older' | 'newer' | undefined;
}

/** What a text says. It quotes only image tags from the text. */
interface Reading extends Origin {
  readonly message: string;
  /** What to do about a line that doesn't identify a release. */
  readonly fix?: string;
}

/** What a line of the pasted text says. */
export interface Clue extends Reading {
  readonly line: number;
}

/** What a text says about the release that it comes from, if it names exactly one. */
export interface Identification extends Origin {
  readonly clues: readonly Clue[];
}

const images = `${product.slug}/(?:backend|frontend|${product.slug})`;
/** `name:tag@digest` in a file, or `name   tag   id` in a table. */
const image = new RegExp(
  String.raw`(?<name>${images})(?![\w/-])(?::(?<tag>[\w.${'$'}{}:-]+)|[ \t]+(?<column>v?\d[\w.-]*|latest|<none>))?(?<digest>@sha256:)?`,
);
/** A tag alone, in quotes, at the end of a URL, or after a label. */
const plain = /^["'`]?(?:[\w.]+[:=\s]\s*|\S*\/)?["'`]?(?<tag>v?\d+(?:\.\d+)+|latest)["'`]?$/i;
const inJson = /"(?:version|tag|tag_name)"\s*:\s*"(?<tag>v?\d+(?:\.\d+)+)"/i;
const lookInside = 'Run the commands that inspect the image and the database, and paste their output.';

/** @param name of the image, or empty for a tag alone */
function readTag(tag: string, name: string, hasDigest = false): Reading {
  const withDefault = /^\$\{\w+:?-(?<value>[^}]+)\}/.exec(tag)?.groups?.value ?? tag;
  const version = /^v?(?<number>\d+\.\d+\.\d+)$/i.exec(withDefault)?.groups?.number;
  const shown = name === '' ? withDefault : `${name}:${withDefault}`;
  // Docker uses the digest, and ignores a tag in front of it.
  if (version !== undefined && name !== '' && !hasDigest && /^v/i.test(withDefault)) {
    return {
      message: `${shown} isn't an image: image tags have no leading v`,
      fix: `Use ${name}:${version}. If the container is running anyway, it wasn't started from this file.`,
    };
  }
  if (version !== undefined && !version.startsWith('0.0.')) {
    return {
      message: `${shown} isn't a release: all release numbers begin with 0.0`,
      fix: `${product.name}'s package files say version 1.0.0 in every release. Paste the line that names the image instead. ${lookInside}`,
    };
  }
  if (version !== undefined) {
    return {message: `${shown} is release v${version}`, release: `v${version}`};
  }
  if (withDefault.startsWith('$')) {
    return {
      message: 'The tag comes from a variable',
      fix: 'Run docker compose config --images in the folder that contains the file, and paste the output.',
    };
  }
  if (withDefault === 'latest' || withDefault === '<none>') {
    return {
      message:
        withDefault === 'latest'
          ? 'The latest tag has pointed to every release in turn'
          : 'The image has no tag anymore, because the tag moved to a newer image',
      fix: lookInside,
    };
  }
  return {
    message: "The tag isn't in the form 0.0.53",
    fix: `Look for a typo; if it's a custom build, ask whoever made it. ${lookInside}`,
  };
}

function readImage(text: string): Reading | undefined {
  const {name, tag, column, digest} = image.exec(text)?.groups ?? {};
  if (name === undefined) {
    return undefined;
  }
  const written = tag ?? column;
  if (written !== undefined) {
    return readTag(written, name, digest !== undefined);
  }
  return digest === undefined
    ? {message: 'Docker treats an image without a tag as latest', fix: lookInside}
    : {
        message: "A digest alone doesn't name a release",
        fix: 'Pull the release that you expect, and compare the IDs of both images.',
      };
}

/** The lines that the commands on the finder's page print. */
const commandOutput = /^(?<subject>image|database): v0\.0\.5[34] or (?<side>older|later)$/;

function readCommandOutput(text: string): Reading | undefined {
  const {subject, side} = commandOutput.exec(text.trim())?.groups ?? {};
  if (subject === undefined) {
    return undefined;
  }
  return side === 'later'
    ? {message: `The ${subject} belongs to v0.0.54 or a later release`, side: 'newer'}
    : {message: `The ${subject} belongs to v0.0.53 or an older release`, side: 'older'};
}

/** What other lines say, each with a pattern for the trimmed line. */
const readings: readonly (readonly [RegExp, Reading])[] = [
  [
    new RegExp(String.raw`${product.slug}-worker\b|dist/worker\.js`),
    {message: 'Only v0.0.54 and later releases have a worker', side: 'newer'},
  ],
  [
    /^(?:"?ok"?$|\{"status"|.*Welcome to \w+ server)/i,
    {message: 'The response is the same in every release, and it contains no version', fix: lookInside},
  ],
];

function readKnown(text: string): Reading | undefined {
  const line = text.trim();
  return readings.find(([pattern]) => pattern.test(line))?.[1];
}

function readPlain(text: string): Reading | undefined {
  const {tag} = (plain.exec(text.trim()) ?? inJson.exec(text))?.groups ?? {};
  if (tag === undefined) {
    return undefined;
  }
  return /^v?\d+\.\d+\.\d+$|^latest$/i.test(tag)
    ? readTag(tag, '')
    : {message: `${tag} isn't a release number`, fix: 'Enter three numbers, such as 0.0.53.'};
}

function readLine(text: string, isAlone: boolean): Reading | undefined {
  if (/^\s*#/.test(text)) {
    return undefined;
  }
  // In a file, a number alone may be anything.
  const readers = [readImage, readCommandOutput, readKnown, ...(isAlone ? [readPlain] : [])];
  return readers.map((read) => read(text)).find((reading) => reading !== undefined);
}

/**
 * Determines which release a Compose file, an image tag, a line of Docker's lists, or a response of the backend comes
 * from.
 */
export function identify(pasted: string): Identification {
  const lines = normalizeText(pasted).split(/\r?\n/);
  // Besides the braces of JSON.
  const isAlone = lines.filter((line) => /\w/.test(line)).length === 1;
  const clues = lines.flatMap((text, index): readonly Clue[] => {
    const reading = readLine(text, isAlone);
    return reading ? [{line: index + 1, ...reading}] : [];
  });
  const releases = new Set(clues.flatMap(({release}) => release ?? []));
  const sides = new Set(clues.flatMap(({side}) => side ?? []));
  const [release] = releases;
  const [side] = sides;
  if (clues.length === 0) {
    return {
      clues: [
        {
          line: 1,
          message: `Nothing here names an image or a release of ${product.name}`,
          fix: `Paste a tag such as 0.0.53, the whole Compose file, or the output of docker ps. ${lookInside}`,
        },
      ],
    };
  }
  if (releases.size > 1) {
    const last = clues.filter((clue) => clue.release !== undefined).at(-1);
    return {
      clues: [
        ...clues,
        {
          line: last?.line ?? 1,
          message: `The text names more than one release: ${[...releases].join(', ')}`,
          fix: "Paste the output of docker ps, which lists only running containers. If those differ, too, use the backend's tag for all images, because the backend is what wrote to the database.",
        },
      ],
    };
  }
  if (release !== undefined && sides.has('newer') && compareVersions(release, product.release) <= 0) {
    const newer = clues.find((clue) => clue.side === 'newer');
    return {
      side: 'newer',
      clues: [
        ...clues,
        {
          line: newer?.line ?? 1,
          message: `This doesn't match ${release}, so a newer release has probably changed the data`,
          fix: `Don't start anything yet. ${lookInside}`,
        },
      ],
    };
  }
  if (release !== undefined) {
    return {release, clues};
  }
  // After the tag was changed, the image is older than the newest release that has used the database.
  return {side: sides.size > 1 ? 'newer' : side, clues};
}
