import type {ReactNode} from 'react';
import ScrollableTable from '@site/src/components/ui/ScrollableTable';
import report from '@site/src/site/accessibilityReport.json';

const rows: readonly (readonly [string, string])[] = [
  ['Date of the run', report.date],
  ['Rules', `axe-core ${report.axe}: WCAG 2.0, 2.1 and 2.2, levels A and AA, and its best practices`],
  ['Browser', `Chromium ${report.browser}`],
  ['Addresses', `${report.addresses}: every page, the search page and the page for unknown addresses`],
  ['Color modes', report.modes.join(', ')],
  ['Window widths', report.widths.map((width) => `${width} px`).join(', ')],
  ['Pages as they open', `${report.pageAudits} audits`],
  ['Opened states', `${report.stateAudits} audits`],
  ['Violations', String(report.violations)],
];

/** What the last run of the accessibility tests found; a check compares the two. */
export default function AccessibilityReport(): ReactNode {
  return (
    <ScrollableTable aria-label="Results of the last run">
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
