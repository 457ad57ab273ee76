/**
 * Limits of time that a test sets itself: they are longer than its project's, which are made for a machine that runs everything at once. A
 * shorter one asks for nothing but that the test fails there.
 */
import fs from 'node:fs'
import { expect, it } from 'vitest'
import config from '../../../vitest.config.ts'
import { ROOT, read } from '../lib/files.ts'
import { timeLimits } from '../lib/time-limits.ts'

interface Project {
  name: string
  include: string[]
  exclude?: string[]
  testTimeout?: number
  hookTimeout?: number
}

const DEFAULTS = { testTimeout: 5_000, hookTimeout: 10_000 }
const projects = (config.test?.projects ?? []).map((project) => (project as { test: Project }).test)

it('limits that tests set themselves are longer than those of their project', () => {
  expect(projects.length).toBeGreaterThan(5)
  const seen: string[] = []
  const short = projects.flatMap((project) => {
    const { include, exclude = [], testTimeout, hookTimeout } = { ...DEFAULTS, ...project }
    return fs.globSync(include, { cwd: ROOT, exclude }).flatMap((file) =>
      timeLimits(file, read(file)).flatMap(({ of, ms }) => {
        seen.push(file)
        return ms > (of === 'test' ? testTimeout : hookTimeout) ? [] : [`${file}: ${of} ${ms}`]
      }),
    )
  })
  expect(seen.length).toBeGreaterThan(3)
  expect(short).toEqual([])
})
