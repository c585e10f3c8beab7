/**
 * Moves message times back after the database's clock was set back, so that messages do not wait for the old time. Times
 * in the future can only stem from before the change: all of them are moved back by the largest lead. Otherwise no time is
 * ever more than moments ahead, since all are taken from the database's own clock.
 */
export const REBASE_TIMES = `
	with
		ahead as (
			select name, id,
				case state when 'created' then created_on when 'retry' then started_on else heartbeat_on end - now() as lead
			from pgboss.job where state in ('created', 'retry', 'active')
		),
		moved as (select name, id, max(lead) over () as lead from ahead where lead > interval '5 seconds')
	update pgboss.job set
		start_after = start_after - lead,
		keep_until = keep_until - lead,
		created_on = created_on - lead,
		started_on = started_on - lead,
		heartbeat_on = heartbeat_on - lead
	from moved where job.name = moved.name and job.id = moved.id`;
