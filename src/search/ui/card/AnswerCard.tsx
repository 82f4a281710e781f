import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Card, CardKind} from '@site/src/lib/reference/card';
import InlineMarkdown from '@site/src/components/ui/InlineMarkdown';
import TemplateParts from '@site/src/components/ui/TemplateParts';
import {product} from '@site/src/site/product';
import {fill} from '@site/src/site/readerValues';
import {useValues} from '@site/src/your-values/useValues';
import {missingLabel} from '../hitTexts';
import './AnswerCard.late.css';

interface KindTexts {
  readonly label: string;
  /** The page that the link leads to; without one, it's named after the entry. */
  readonly page?: string;
}

const kinds: Readonly<Record<CardKind, KindTexts>> = {
  setting: {label: 'Setting in the configuration file', page: 'Configuration'},
  variable: {label: 'Environment variable', page: 'Configuration'},
  endpoint: {label: 'API endpoint', page: 'REST API'},
  message: {label: 'Message'},
  term: {label: 'Glossary', page: 'Glossary'},
  port: {label: 'Port', page: 'System requirements'},
  permission: {label: 'Who can do this', page: 'Admin panel'},
  absence: {label: missingLabel, page: `What ${product.name} doesn't have`},
};

/** Kinds whose names have to be written exactly as shown. */
const codeKinds: ReadonlySet<CardKind> = new Set(['setting', 'variable', 'endpoint', 'message']);

function Name({kind, name}: Pick<Card, 'kind' | 'name'>): ReactNode {
  if (!codeKinds.has(kind)) {
    return name;
  }
  return <code translate="no">{kind === 'message' ? <TemplateParts of={name} /> : name}</code>;
}

/** Markdown with the reader's own values, whose fields reject characters that have a meaning in Markdown. */
function Filled({text}: {readonly text: string}): ReactNode {
  const values = useValues();
  return <InlineMarkdown text={fill(text, (name) => values[name])} />;
}

interface Props {
  readonly card: Card;
}

/** The direct answer to a query, and where it's documented. */
export default function AnswerCard({card}: Props): ReactNode {
  const {kind, name, text, values, href} = card;
  const id = useId();
  const {label, page} = kinds[kind];
  return (
    <section className="answer-card" aria-labelledby={id}>
      <p id={id} className="answer-card__name">
        <span className="answer-card__kind">{label}</span> <Name kind={kind} name={name} />
      </p>
      {text !== '' && (
        <p>
          <Filled text={text} />
        </p>
      )}
      {values.length > 0 && (
        <dl>
          {values.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Filled text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="answer-card__source">
        Documented in <Link to={href}>{page ?? <Name kind={kind} name={name} />}</Link>
      </p>
    </section>
  );
}
