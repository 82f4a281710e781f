import type {ReactNode} from 'react';
import styles from './ArchitectureDiagram.module.css';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly isOurs?: boolean;
}

/** Which parts of the console talk to each other, drawn in the page's own colors. */
export default function ArchitectureDiagram(): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* Wider than a phone: scrolls by itself, with the keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="group" aria-label="Architecture diagram" tabIndex={0}>
        <svg
          viewBox="0 0 760 430"
          role="img"
          aria-label="The browser loads the web app on port 8080 and calls the API server on port 3001. The server keeps an SQLite file, reaches servers over SSH and clusters over the Kubernetes API, and receives webhooks from Google Cloud and custom senders; it polls Grafana."
          className={styles.svg}
        >
          <Arrow from={[180, 75]} to={[290, 75]} label="8080" />
          <Arrow from={[105, 115]} to={[290, 205]} label="3001, JSON" labelAt={[168, 178]} />
          <Arrow from={[400, 275]} to={[400, 340]} label="file" labelAt={[420, 312]} />
          <Arrow from={[510, 195]} to={[590, 75]} label="SSH" labelAt={[528, 122]} />
          <Arrow from={[510, 215]} to={[590, 215]} label="HTTPS" labelAt={[550, 205]} />
          <Arrow from={[510, 240]} to={[590, 350]} label="HTTPS" labelAt={[532, 318]} />
          <Arrow from={[180, 355]} to={[310, 275]} label="webhook" labelAt={[226, 306]} />
          <Box x={30} y={35} width={150} height={80} title="Browser" lines={['of an operator']} />
          <Box
            isOurs
            x={290}
            y={35}
            width={220}
            height={80}
            title="Web app"
            lines={['static files, port 8080']}
          />
          <Box
            isOurs
            x={290}
            y={155}
            width={220}
            height={120}
            title="API server"
            lines={['Node.js, port 3001', 'jobs for status and alerts', 'roles and audit log']}
          />
          <Box isOurs x={310} y={340} width={180} height={65} title="SQLite" lines={['one database file']} />
          <Box x={590} y={35} width={150} height={80} title="Servers" lines={['systemd, Docker']} />
          <Box x={590} y={175} width={150} height={80} title="Kubernetes API" lines={['workloads, pods']} />
          <Box x={590} y={315} width={150} height={80} title="Grafana" lines={['alerts, dashboards']} />
          <Box
            x={30}
            y={325}
            width={150}
            height={80}
            title="Alert senders"
            lines={['Google Cloud, custom']}
          />
        </svg>
      </div>
    </figure>
  );
}

function Box({x, y, width, height, title, lines, isOurs = false}: BoxProps): ReactNode {
  const middle = x + width / 2;
  const top = y + height / 2 - lines.length * 9 + 4;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        className={isOurs ? styles.ours : styles.other}
      />
      <text x={middle} y={top} className={styles.title}>
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={middle} y={top + 20 + index * 18} className={styles.line}>
          {line}
        </text>
      ))}
    </g>
  );
}

interface ArrowProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly label: string;
  readonly labelAt?: readonly [number, number];
}

function Arrow({from: [x1, y1], to: [x2, y2], label, labelAt}: ArrowProps): ReactNode {
  const [labelX, labelY] = labelAt ?? [(x1 + x2) / 2, (y1 + y2) / 2 - 8];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number) =>
    `${(x2 - 10 * Math.cos(angle + turn)).toFixed(1)},${(y2 - 10 * Math.sin(angle + turn)).toFixed(1)}`;
  return (
    <g>
      <line x1={x1} y1={y1} x2={x2} y2={y2} className={styles.arrow} />
      <polyline points={`${wing(0.45)} ${x2},${y2} ${wing(-0.45)}`} className={styles.arrow} />
      <text x={labelX} y={labelY} className={styles.label}>
        {label}
      </text>
    </g>
  );
}
