/** The check and the repairs on the page about repairs, applied to databases as older releases create them. */
import {beforeEach, describe, expect, it} from 'vitest';
import {blockOf, blockWith} from '../deployment/pageBlocks';
import {SimulatedHost} from './host';

const page = 'operations/roll-back';
const file = '/docker/containers/opsimate-backend/app/data/database/opsimate.db';

/**
 * Tables reduced to the relevant columns, as the releases up to v0.0.18 (`secrets`), v0.0.45 (`users`), and v0.0.49
 * create them. Up to v0.0.18, a secret has the full path of its file, which v0.0.18 copies to a provider that uses the
 * secret.
 */
const oldTables = [
  "CREATE TABLE users (id INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL, full_name TEXT NOT NULL, role TEXT NOT NULL CHECK(role IN ('admin', 'editor', 'viewer')), created_at DATETIME DEFAULT CURRENT_TIMESTAMP)",
  'CREATE TABLE password_resets (user_id INTEGER, FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE)',
  'CREATE TABLE secrets (id INTEGER PRIMARY KEY AUTOINCREMENT, secret_name TEXT NOT NULL, secret_path TEXT NOT NULL)',
  'CREATE TABLE providers (id INTEGER PRIMARY KEY, private_key_filename TEXT)',
  'CREATE TABLE alerts (id TEXT PRIMARY KEY, is_dismissed BOOLEAN DEFAULT 0)',
  'CREATE TABLE integrations (id INTEGER PRIMARY KEY, name TEXT NOT NULL, credentials JSON NOT NULL)',
  "INSERT INTO users (email, password_hash, full_name, role) VALUES ('ada@example.com', 'hash', 'Ada', 'admin'), ('bea@example.com', 'hash', 'Bea', 'viewer')",
  'INSERT INTO password_resets VALUES (2)',
  "INSERT INTO secrets (secret_name, secret_path) VALUES ('edge', '/app/data/private-keys/1-key')",
  "INSERT INTO providers (private_key_filename) VALUES ('/app/data/private-keys/1-key'), ('typed/2-key'), (NULL)",
  "INSERT INTO alerts VALUES ('a1', 1)",
  `INSERT INTO integrations VALUES (1, 'Grafana', '{"apiKey":"plain"}'), (2, 'Kibana', 'q83vEjRW')`,
].join('; ');

const check = blockWith(page, 'repair alerts');
const repairs = ['Repair alerts', 'Repair users', 'Repair secrets'].map((title) => blockOf(page, title));

let host: SimulatedHost;

beforeEach(() => {
  host = new SimulatedHost();
  host.makeDatabase(file, oldTables);
});

function query(statement: string): string {
  const {stdout, stderr} = host.run(`sqlite3 ${host.root}${file} "${statement}"`, '/');
  return (stdout + stderr).trim();
}

describe('an old database', () => {
  it('is recognized, table by table', () => {
    expect(host.run(check, '/').stdout).toBe(
      '2 users\nrepair alerts\nrepair users\nrepair secrets\nenter again: Grafana\n',
    );
  });

  it('does what the documented release needs once it is repaired, without losing a row, however often', () => {
    expect(query("UPDATE users SET role = 'operation' WHERE id = 2")).toContain('CHECK constraint failed');
    for (const repair of [...repairs, ...repairs]) {
      host.run(repair, '/');
    }
    expect(host.run(check, '/').stdout).toBe('2 users\nenter again: Grafana\n');
    expect(query("UPDATE users SET role = 'operation' WHERE id = 2; SELECT full_name, role FROM users")).toBe(
      'Ada|admin\nBea|operation',
    );
    expect(query('SELECT user_id FROM password_resets')).toBe('2');
    expect(query('SELECT secret_name, secret_filename FROM secrets')).toBe('edge|1-key');
    expect(query('SELECT private_key_filename FROM providers ORDER BY id')).toBe('1-key\ntyped/2-key');
    expect(query('SELECT id, is_dismissed, type FROM alerts')).toBe('a1|1|Grafana');
  });

  it.each(['alerts', 'secrets'])(
    'is as before after a repair of %s that stops halfway, so it can be repaired again',
    (table) => {
      const repair = blockOf(page, `Repair ${table}`);
      query(`CREATE TRIGGER halfway BEFORE UPDATE ON ${table} BEGIN SELECT RAISE(ABORT, 'stopped'); END`);
      host.run(repair, '/');
      expect(host.run(check, '/').stdout).toContain(`repair ${table}\n`);
      query('DROP TRIGGER halfway');
      host.run(repair, '/');
      expect(host.run(check, '/').stdout).not.toContain(`repair ${table}\n`);
    },
  );

  it('keeps alerts of other sources if their table needs no repair and a repair is run by mistake', () => {
    query("ALTER TABLE alerts ADD COLUMN type TEXT; UPDATE alerts SET type = 'Custom'");
    host.run(repairs[0] ?? '', '/');
    expect(query('SELECT type FROM alerts')).toBe('Custom');
  });

  it('is neither created nor called valid if there is none', () => {
    host.remove(file);
    expect(host.run(check, '/').stdout).toBe('');
    for (const repair of repairs) {
      expect(host.run(repair, '/').status).not.toBe(0);
    }
    expect(host.has(file)).toBe(false);
  });
});
