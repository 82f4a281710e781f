import type {ReactNode} from 'react';
import CardList from '@site/src/components/ui/CardList';
import type {PageCard} from '@site/src/site/home';
import Section from './Section';

interface Props {
  readonly heading: string;
  readonly cards: readonly PageCard[];
}

/** A section of the home page with cards. */
export default function CardGrid({heading, cards}: Props): ReactNode {
  return (
    <Section heading={heading}>
      <CardList headings="h3" cards={cards} />
    </Section>
  );
}
