import { expect, it } from 'vitest'
import { Queue } from './queue.ts'

const full = () => new Error('full')

it('lets so many work at once, lets so many wait, and refuses the next at once', async () => {
  const queue = new Queue(1, 2)
  let atWork = 0
  let most = 0
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const work = async () => {
    most = Math.max(most, ++atWork)
    await gate
    atWork--
    return 'done'
  }
  const taken = [1, 2, 3].map(() => queue.run(work, full))
  await expect(queue.run(work, full)).rejects.toThrow('full')
  release()
  expect(await Promise.all(taken)).toEqual(['done', 'done', 'done'])
  expect(most).toBe(1)
  expect(await queue.run(work, full)).toBe('done')
})

it('goes on after work that failed', async () => {
  const queue = new Queue(1, 1)
  const broken = queue.run(() => Promise.reject(new Error('broken')), full)
  const next = queue.run(async () => 'next', full)
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
