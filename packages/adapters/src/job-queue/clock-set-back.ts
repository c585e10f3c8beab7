/**
 * Takes up what a clock that was set back would leave waiting. Messages that were stored, tried or seen alive in the
 * future were so before the database's clock was set back: all their times are moved back by as much as the farthest of
 * them is ahead. Nothing else is ever more than moments ahead, since all times are the database's own.
 */
export const FOLLOW_CLOCK = `
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
