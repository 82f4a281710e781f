import {describe, expect, it} from 'vitest';
import {configKeys, environmentVariables, mounts, ownRoutes, screens, tables} from './sources';

describe('the sources of a release', () => {
  it('contain the keys of nested sections, and nothing that follows the interface', () => {
    const source = `export interface AppConfig {
	server: {
		port: number;
	};
	mailer?: {
		enabled: boolean;
		auth?: {
			user: string;
		};
		from?: string;
	};
}

export interface Other {
	ignored: string;
}`;
    expect(configKeys(source)).toEqual(['server.port', 'mailer.enabled', 'mailer.auth.user', 'mailer.from']);
  });

  it('contain each environment variable once', () => {
    expect(environmentVariables('process.env.PORT || process.env.HOST; process.env.PORT')).toEqual([
      'HOST',
      'PORT',
    ]);
  });

  it('contain the routes of a router below the path where another one mounts it', () => {
    const root = `import tagRouter from './tags/router';
import { authenticate } from './auth';
router.post('/users/login', controller.login);
router.use(authenticate);
router.use('/tags', tagRouter(tagController));
router.use('/inline', Router());`;
    expect(mounts(root)).toEqual([{path: '/tags', module: './tags/router'}]);
    expect(ownRoutes(root, '/api')).toEqual(['POST /api/users/login']);
    expect(ownRoutes("router.get('/', a);\nrouter.delete(\n'/:tagId', b);", '/api/tags')).toEqual([
      'GET /api/tags',
      'DELETE /api/tags/:tagId',
    ]);
    expect(ownRoutes("router.get('/', a);", '')).toEqual(['GET /']);
  });

  it('contain the columns of a table without constraints, and say which an existing table gets', () => {
    const source = `
      CREATE TABLE IF NOT EXISTS alerts
      (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        at DATETIME DEFAULT CURRENT_TIMESTAMP,
        FOREIGN KEY (id) REFERENCES users(id)
      );
      ALTER TABLE alerts ADD COLUMN team TEXT
      ALTER TABLE archived RENAME TO alerts
      CREATE TABLE alerts_new (id INTEGER);
      ALTER TABLE alerts_new RENAME TO alerts`;
    expect(tables(source)).toEqual({
      alerts: {columns: ['id', 'at', 'team'], added: ['team'], formerly: 'archived'},
    });
  });

  it('contain the screens behind wrappers, without the one for unknown URLs', () => {
    const source = `<Routes>
      <Route path="/" element={<Home />} />
      <Route
        path="/providers"
        element={<Guard><Providers /></Guard>}
      />
      <Route path="*" element={<NotFound />} />
    </Routes>`;
    expect(screens(source)).toEqual({'/': 'Home', '/providers': 'Providers'});
  });
});
