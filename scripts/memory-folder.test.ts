import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryFolder } from './lib/memory-folder.mjs'

let place = ''
beforeAll(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-memory-'))
})
afterAll(() => fs.rmSync(place, { recursive: true }))

const enough = { room: 1, free: 2 }

describe('folder of tests in memory', () => {
  it('is made where there is room, empty, and others come through', () => {
    const folder = memoryFolder(place, enough)!
    expect(path.dirname(folder)).toBe(place)
    expect(fs.readdirSync(folder)).toEqual([])
    expect(fs.statSync(folder).mode & 0o777).toBe(0o711)
    fs.rmSync(folder, { recursive: true })
  })
  it.each([
    ['the place has too little room', { room: 2 ** 60, free: 2 ** 61 }],
    ['the machine has too little memory', { room: 2, free: 1 }],
  ])('is left out where %s, and nothing is left behind', (_, limits) => {
    expect(memoryFolder(place, limits)).toBeUndefined()
    expect(fs.readdirSync(place)).toEqual([])
  })
  it('is left out where there is no such place', () => {
    expect(memoryFolder(path.join(place, 'none'), enough)).toBeUndefined()
  })
})
