// Replaces: @theme/DocCategoryGeneratedIndexPage of 3.10.2.
// Change: cards as on the home page, with whole sentences and without their own styles. Upstream cuts each sentence off
// after one line and adds an emoji.
import type {ReactNode} from 'react';
import {filterDocCardListItems, useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import CardList from '@site/src/components/ui/CardList';
import type {PageCard} from '@site/src/site/home';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props as ThemeProps} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';

interface Props extends ThemeProps {
  /** The descriptions of the category's pages, by ID: `plugins/docs` puts them here. */
  readonly descriptions: Readonly<Record<string, string>>;
}

export default function CategoryPage({categoryGeneratedIndex, descriptions}: Props): ReactNode {
  const {title, description, keywords, navigation} = categoryGeneratedIndex;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <DocVersionBanner />
      <DocBreadcrumbs />
      <DocVersionBadge />
      <header className="markdown">
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
      </header>
      <article className="margin-top--md">
        <CardList headings="h2" cards={useCards(descriptions)} />
      </article>
      <footer className="margin-top--md">
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </footer>
    </>
  );
}

/** The pages of the category, with the descriptions from their front matter. */
function useCards(descriptions: Props['descriptions']): readonly PageCard[] {
  return filterDocCardListItems(useCurrentSidebarCategory().items).flatMap((item) => {
    if (item.type === 'html' || item.href === undefined) {
      return [];
    }
    const ofPage = item.type === 'link' && item.docId !== undefined ? descriptions[item.docId] : undefined;
    return [{title: item.label, text: item.description ?? ofPage ?? '', to: item.href}];
  });
}
