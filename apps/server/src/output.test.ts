/** In a process of its own: a mask stays on the streams it was put on. */
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('hides numbers of people; those of the demonstration are for logging in', () => {
  const output = new URL('output.ts', import.meta.url).href
  const program = `const o = await import('${output}')
    o.maskOutput()
    o.say('联系电话 13812345678')
    o.sayWhole('demo 19900000001')`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program])
  expect(said.toString()).toBe('联系电话 138****5678\ndemo 19900000001\n')
})
