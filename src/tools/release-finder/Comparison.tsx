import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Release} from '@site/src/lib/reference/release';
import InlineMarkdown from '@site/src/components/ui/InlineMarkdown';
import {type Change, compareReleases, isDowngrade} from './compare';
import {missingSections} from './sections';

/** The most entries that a part can have and still be shown expanded. */
const longest = 12;

interface ListProps {
  readonly title: string;
  readonly none: string;
  readonly changes: readonly Change[];
  readonly of: 'breaks' | 'news';
}

function Changes({title, none, changes, of}: ListProps): ReactNode {
  const parts = changes.filter((change) => change[of].length > 0);
  return (
    <>
      <Heading as="h3">{title}</Heading>
      {parts.length === 0 && <p>{none}</p>}
      {parts.map(({part, [of]: entries}) => (
        <details key={`${part} ${entries.length}`} open={entries.length <= longest}>
          <summary>
            <strong>
              {part}: {entries.length}
            </strong>
          </summary>
          <ul className="margin-top--sm">
            {entries.map((entry) => (
              <li key={entry}>
                <InlineMarkdown text={entry} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Sections({release}: {readonly release: Release}): ReactNode {
  const others = missingSections(release);
  return (
    <>
      <Heading as="h3">Pages for {release.id}</Heading>
      {others.length === 0 ? (
        <p>Every section of this site has a counterpart in {release.id}.</p>
      ) : (
        <>
          <p>These sections don&apos;t apply to {release.id}:</p>
          <ul>
            {others.map(({name, href, missing}) => (
              <li key={name}>
                <Link to={href}>{name}</Link>: <InlineMarkdown text={missing.join(', ')} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface Props {
  readonly from: Release;
  readonly to: Release;
}

/**
 * What changes between two releases, beginning with what breaks, and which sections of this site don't apply to each.
 */
export default function Comparison({from, to}: Props): ReactNode {
  if (isDowngrade(from, to)) {
    return (
      <p>
        {to.id} is older than {from.id}, and its backend can&apos;t undo the newer one&apos;s changes to the
        database.{' '}
        <Link to="/docs/operations/change-installation#return-from-a-newer-release">
          Return from a newer release
        </Link>{' '}
        describes two safe ways back.
      </p>
    );
  }
  const changes = compareReleases(from, to);
  return (
    <div data-unsearched="">
      <Changes
        title={`What breaks when you upgrade from ${from.id} to ${to.id}`}
        none="This comparison found no removals."
        changes={changes}
        of="breaks"
      />
      <Sections release={from} />
      {from.id !== to.id && <Sections release={to} />}
      <Changes
        title={`What's new in ${to.id}`}
        none="This comparison found nothing new."
        changes={changes}
        of="news"
      />
    </div>
  );
}
