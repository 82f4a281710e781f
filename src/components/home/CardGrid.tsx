import type {ReactNode} from 'react';
import CardList from '@site/src/components/ui/CardList';
import type {HomeCard} from '@site/src/site/home';
import Section from './Section';

interface Props {
  readonly heading: string;
  readonly cards: readonly HomeCard[];
}

/** A section of the home page with cards. */
export default function CardGrid({heading, cards}: Props): ReactNode {
  return (
    <Section heading={heading}>
      <CardList headings="h3" cards={cards} />
    </Section>
  );
}
