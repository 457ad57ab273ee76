import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const SWAP = path.resolve('apps/web/build/swap.ts')
const FILES = 40
const ROUNDS = 25
/** Makes a folder of files that all say who made them, and swaps it in; again and again. */
const BUILDER = `
import fs from 'node:fs'
import { swapIn } from ${JSON.stringify(SWAP)}
const [root, name] = process.argv.slice(-2)
for (let round = 0; round < ${ROUNDS}; round++) {
  const fresh = root + '/fresh-' + name
  fs.mkdirSync(fresh)
  for (let i = 0; i < ${FILES}; i++) fs.writeFileSync(fresh + '/' + i, name + round)
  swapIn(fresh, root + '/dist')
}
`

let root = ''
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-swap-'))
  fs.writeFileSync(path.join(root, 'builder.mjs'), BUILDER)
})
afterAll(() => fs.rmSync(root, { recursive: true }))

it('of builds at the same time one stays, whole, and none fails', async () => {
  const builders = ['a', 'b', 'c', 'd'].map(
    (name) =>
      new Promise<number | null>((resolve) => {
        spawn(process.execPath, [path.join(root, 'builder.mjs'), root, name], {
          stdio: 'inherit',
        }).on('exit', resolve)
      }),
  )
  expect(await Promise.all(builders)).toEqual([0, 0, 0, 0])
  const dist = path.join(root, 'dist')
  const contents = fs
    .readdirSync(dist)
    .map((file) => fs.readFileSync(path.join(dist, file), 'utf8'))
  expect(contents).toHaveLength(FILES)
  expect(new Set(contents).size).toBe(1)
  expect(fs.readdirSync(root).sort()).toEqual(['builder.mjs', 'dist'])
})
