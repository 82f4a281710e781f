import type {ComponentType, ReactNode, SVGProps} from 'react';
import type {IntegrationId} from '@site/src/site/integrations';
import SystemdGlyph from '@site/src/icons/systemd.svg';
import DatadogLogo from 'simple-icons/icons/datadog.svg';
import DockerLogo from 'simple-icons/icons/docker.svg';
import GoogleCloudLogo from 'simple-icons/icons/googlecloud.svg';
import GrafanaLogo from 'simple-icons/icons/grafana.svg';
import KibanaLogo from 'simple-icons/icons/kibana.svg';
import KubernetesLogo from 'simple-icons/icons/kubernetes.svg';

const logos: Readonly<Record<IntegrationId, ComponentType<SVGProps<SVGSVGElement>>>> = {
  datadog: DatadogLogo,
  docker: DockerLogo,
  googleCloud: GoogleCloudLogo,
  grafana: GrafanaLogo,
  kibana: KibanaLogo,
  kubernetes: KubernetesLogo,
  systemd: SystemdGlyph,
};

interface Props {
  readonly id: IntegrationId;
  readonly className?: string | undefined;
}

/** An integration's logo, hidden from screen readers because the name is next to it. */
export default function IntegrationLogo({id, className}: Props): ReactNode {
  const Logo = logos[id];
  return <Logo className={className} aria-hidden="true" focusable="false" />;
}
