/**
 * An instant is compared with instants (decision 0269): a comparison of it with a day is nothing that the database takes for leakproof, so that
 * beneath row-level security no index is asked, and a list of one week reads all rows. `onDays` (`db/lists/days.ts`) writes it right.
 */
import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../lib/files.ts'

/** A column of instants beside something that is made a day and not made an instant again. */
const WITH_A_DAY =
  /\b(?:\w+_at|at)\s*[<>]=?\s*(?:\$\{[^}]*\}|\$\d+|[\w.]+\(\)|'[^']*')::date\b(?!::timestamp)/

it.each([
  [`\`r.created_at >= $\{put(filter.from)}::date\``, true],
  ['`at < $2::date + 1`', true],
  ["'started_at >= now()::date'", true],
  ["`created_at >= $2::date::timestamp at time zone 'Asia/Shanghai'`", false],
  ['`paid_on >= $2::date`', false],
  ["`(created_at at time zone 'Asia/Shanghai')::date = $2`", false],
])('%s: %s', (statement, isOne) => {
  expect(WITH_A_DAY.test(statement)).toBe(isOne)
})

it('no statement of the service compares an instant with a day', () => {
  const sources = repositoryFiles().filter(
    (file) => /^apps\/server\/src\/.*\.(?:ts|sql)$/.test(file) && !/\.test\.ts$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.filter((file) => WITH_A_DAY.test(read(file)))).toEqual([])
})
