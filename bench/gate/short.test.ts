import { expect, it } from 'vitest'
import { BENCHES } from '../benches.ts'
import { LEFT_OUT, SHORT } from './short.ts'

it('every bench has a short form or a reason to have none, never both', () => {
  expect([...Object.keys(SHORT), ...Object.keys(LEFT_OUT)].sort()).toEqual(
    Object.keys(BENCHES).sort(),
  )
})
