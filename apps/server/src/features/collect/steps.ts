/**
 * The steps that a collection is told to have come to, in order, each with the states that stand in it; all others, failures told by the
 * events before them, stand in the first. When a task first stood in each is kept in its row (`reached`, by the place of the step): a sum over
 * tasks reads them and no event.
 */
export const STEPS: readonly { state: string; name: string; states: readonly string[] }[] = [
  { state: 'CREATED', name: '打开链接', states: [] },
  { state: 'VALIDATE', name: '确认企业与签署人', states: ['VALIDATE'] },
  { state: 'AGREEMENT', name: '短信验证', states: ['AGREEMENT'] },
  { state: 'AREA', name: '签署授权', states: ['AREA', 'TAX_STATUS'] },
  { state: 'LOGIN', name: '选择地区', states: ['LOGIN', 'LOGIN_SMS', 'LOGIN_QR', 'ROLE'] },
  { state: 'COLLECTING', name: '登录税局', states: ['COLLECTING'] },
  { state: 'SUCCESS', name: '采集完成', states: ['PARTIAL', 'SUCCESS'] },
]

/** SQL of the place of a state's step in `reached`, which counts from one. */
export const placeOfState = (state: string): string =>
  `(case ${STEPS.flatMap(({ states }, i) =>
    states.map((s) => `when ${state} = '${s}' then ${i + 1}`),
  ).join(' ')} else 1 end)`

/**
 * SQL of a statement beside another one that changes the task of `$2`, for its `with`. What a collection came to stands in the sum of the day in which
 * it began, once the day is past (features/board/days.ts): whatever changes one that is summed takes that sum back. Nearly always it finds no row.
 * Without a condition on the sum: who makes it holds the row, and it is taken back when he is done.
 */
export const TAKES_DAY_BACK = `day_back as (
    update collect_day d set tally = null from collect_task past
     where d.company_id = $1 and past.company_id = $1 and past.task_id = $2 and d.day = (past.created_at at time zone 'Asia/Shanghai')::date)`
