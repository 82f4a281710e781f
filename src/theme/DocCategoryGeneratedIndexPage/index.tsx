// Replaces: @theme/DocCategoryGeneratedIndexPage of 3.10.2.
// Change: cards as on the home page, with whole sentences and without styles of their own. Upstream cuts each sentence
// after one line and adds an emoji.
import type {ReactNode} from 'react';
import {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import CardList, {type Card} from '@site/src/components/ui/CardList';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';

export default function CategoryPage({categoryGeneratedIndex}: Props): ReactNode {
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
        <CardList headings="h2" cards={useCards()} />
      </article>
      <footer className="margin-top--md">
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </footer>
    </>
  );
}

/** The pages of the category, with what their front matter says of them. */
function useCards(): readonly Card[] {
  const {docs} = useDocsVersion();
  return filterDocCardListItems(useCurrentSidebarCategory().items).flatMap((item) => {
    if (item.type === 'html' || item.href === undefined) {
      return [];
    }
    const doc = item.type === 'link' && item.docId !== undefined ? docs[item.docId] : undefined;
    return [{title: item.label, text: item.description ?? doc?.description ?? '', to: item.href}];
  });
}
