import { expect, it } from 'vitest'
import { UsageError } from './usage.ts'
import { distributeOptions } from './usage-distribute.ts'

const URL = 'postgres://owner:secret@db.example:5432/xinjian'

it('says only what it would do unless it is told to do it', () => {
  expect(distributeOptions([], { database: URL })).toEqual({ database: URL, yes: false })
  expect(distributeOptions(['--yes', '--database', URL])).toEqual({ database: URL, yes: true })
})

it('asks for the database, and takes no word that it does not know', () => {
  expect(() => distributeOptions([])).toThrow(UsageError)
  expect(() => distributeOptions(['--force'], { database: URL })).toThrow(UsageError)
  expect(() => distributeOptions(['enterprise'], { database: URL })).toThrow(UsageError)
})
