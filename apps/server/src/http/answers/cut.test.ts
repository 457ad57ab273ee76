/** Reading again when connections break: once for every pool that a read comes through, and not without end. */
import { expect, it } from 'vitest'
import { answeredAgain, readAgain } from './cut.ts'

const cut = () =>
  Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' })

/** A read that meets `cuts` cut connections before it is answered. */
function meeting(cuts: number, error: () => Error = cut) {
  const read = async () => {
    read.tries++
    if (read.tries <= cuts) throw error()
    return 'answer'
  }
  read.tries = 0
  return read
}

it.each([0, 1, 2, 3])(
  'a read that meets %i cut connections, one behind the other, is answered',
  async (cuts) => {
    const read = meeting(cuts)
    await expect(readAgain(read)).resolves.toBe('answer')
    expect(read.tries).toBe(cuts + 1)
  },
)

it('a database that is away is told to the reader at once enough', async () => {
  const read = meeting(Number.POSITIVE_INFINITY)
  await expect(readAgain(read)).rejects.toMatchObject({ code: '57P01' })
  expect(read.tries).toBe(4)
})

it('what is not a cut is not read again', async () => {
  const read = meeting(1, () => new TypeError('x is not a function'))
  await expect(readAgain(read)).rejects.toThrow(TypeError)
  expect(read.tries).toBe(1)
})

it('what writes is never done twice', async () => {
  const write = meeting(1)
  await expect(answeredAgain({ method: 'POST', kind: 'json' }, write)()).rejects.toMatchObject({
    code: '57P01',
  })
  expect(write.tries).toBe(1)
})
