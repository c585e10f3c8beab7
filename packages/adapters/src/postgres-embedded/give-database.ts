import type pg from 'pg';

/**
 * Commands that give the new owner what the old one has in this database. `reassign owned` refuses to: the cluster's
 * first superuser owns what PostgreSQL itself needs as well. Sequences of columns, indexes and row types follow their
 * tables.
 */
const COMMANDS = `
	with
		roles as (select $1::regrole::oid as old, $2::text as new),
		spaces as (
			select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
		)
	select format('alter database %I owner to %I', datname, new) as command
		from pg_database, roles where datname = current_database() and datdba = old
	union all
	select format('alter schema %I owner to %I', nspname, new) from spaces, roles where nspowner = old
	union all
	select format('alter table %s owner to %I', pg_class.oid::regclass, new)
		from pg_class join spaces on spaces.oid = relnamespace, roles
		where relowner = old and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and not exists (
			select from pg_depend
			where classid = 'pg_class'::regclass and objid = pg_class.oid and relkind = 'S' and deptype in ('a', 'i')
		)
	union all
	select format('alter routine %s owner to %I', pg_proc.oid::regprocedure, new)
		from pg_proc join spaces on spaces.oid = pronamespace, roles where proowner = old
	union all
	select format('alter type %s owner to %I', pg_type.oid::regtype, new)
		from pg_type join spaces on spaces.oid = typnamespace, roles
		where typowner = old and typtype in ('e', 'd', 'r')`;

/** Gives `newOwner` the client's database with all that `oldOwner` has in it. Nothing is left to do the second time. */
export async function giveDatabaseTo(client: pg.Client, oldOwner: string, newOwner: string): Promise<void> {
	const { rows } = await client.query<{ command: string }>(COMMANDS, [oldOwner, newOwner]);
	if (rows.length === 0) return;
	await client.query(['begin', ...rows.map(({ command }) => command), 'commit'].join(';\n'));
}
