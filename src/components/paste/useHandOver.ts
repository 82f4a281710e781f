import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {diagnoseRoute, handOver} from '@site/src/site/diagnose';

/** Opens the page that explains messages with a text, and keeps the text out of the URLs that the browser remembers. */
export function useHandOver(): (text: string) => void {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  return (text) => {
    history.push(withBaseUrl(diagnoseRoute), handOver(text));
  };
}
