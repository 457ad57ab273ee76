/**
 * What a collection came to stands in the sum of the day in which it began, once the day is past (features/board/days.ts). Whatever changes one
 * that is summed takes the sum of its day back in the same statement.
 */

/**
 * SQL of a statement beside another one that changes the task of `$2`, for its `with`: nearly always it finds no row, because the day is not past.
 * Without a condition on the sum: who makes it holds the row, and it is taken back when he is done.
 */
export const TAKES_DAY_BACK = `day_back as (
    update collect_day d set tally = null from collect_task past
     where d.company_id = $1 and past.company_id = $1 and past.task_id = $2 and d.day = (past.created_at at time zone 'Asia/Shanghai')::date)`
