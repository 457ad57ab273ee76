/** What the public site says is read from a program's books is what the server's connector reads. */
import { expect, it } from 'vitest'
import { PROGRAM_BOOKS } from '../../apps/server/src/outside/source/erp/programs.ts'
import { KINGDEE_BOOKS } from '../../apps/web/src/public/site/kingdee/books.ts'

it.each(['GALAXY', 'JDY'] as const)('%s', (program) => {
  expect([...KINGDEE_BOOKS[program]].sort()).toEqual([...PROGRAM_BOOKS[program]].sort())
})
