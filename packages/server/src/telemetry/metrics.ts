/** The metrics of a server. docs/hosting.md */
import { counter, gauge, histogram, type Metric } from './prometheus.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const APPENDS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export type Metrics = ReturnType<typeof createMetrics>;

export const createMetrics = () => {
  const named = (name: string, help: string) => ({ name: `tidetable_${name}`, help });
  const gauges: Metric[] = [
    gauge({ name: 'process_resident_memory_bytes', help: 'Memory of this process.' }, () =>
      process.memoryUsage.rss(),
    ),
  ];
  const counted = {
    moves: counter(
      named('moves_total', 'Entries of logs that were stored and sent, by who asked.'),
      'by',
    ),
    refusals: counter(named('refusals_total', 'What was refused, by code.'), 'code'),
    storing: histogram(
      named('move_store_seconds', 'From receiving a move to having it on the disk.'),
      SECONDS,
    ),
    sending: histogram(
      named('move_send_seconds', 'From the disk to the sockets of everybody.'),
      SECONDS,
    ),
    socketsOpened: counter(named('sockets_opened_total', 'Sockets that were opened.')),
    socketsDropped: counter(
      named('sockets_dropped_total', 'Sockets that the server closed, by reason.'),
      'reason',
    ),
    connectionsDropped: counter(
      named('connections_dropped_total', 'Connections that were not taken, by reason.'),
      'reason',
    ),
    botWaiting: histogram(
      named('bot_wait_seconds', 'How long a bot waited for its turn to think.'),
      SECONDS,
    ),
    botThinking: histogram(named('bot_think_seconds', 'How long a bot thought.'), SECONDS),
    appends: counter(named('appends_total', 'Appends to logs, by outcome.'), 'outcome'),
    commitSizes: histogram(named('commit_appends', 'Appends that shared a commit.'), APPENDS),
    commits: histogram(named('commit_seconds', 'How long a commit took.'), SECONDS),
  };
  return {
    ...counted,
    /** A gauge that is computed when it is read. */
    watch(name: string, help: string, read: () => number): void {
      gauges.push(gauge(named(name, help), read));
    },
    text: (): string =>
      [...Object.values(counted), ...gauges].map(metric => metric.text()).join(''),
  };
};
