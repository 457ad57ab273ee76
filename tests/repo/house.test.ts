/** House laws that a reviewer would otherwise repeat. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isSource, read, repositoryFiles } from './lib/files.ts'

const files = repositoryFiles()
const sources = files.filter(isSource)

describe('house laws', () => {
  it('no source file is longer than 300 lines (style sheets: 450)', () => {
    const limit = (f: string) => (f.endsWith('.css') ? 450 : 300)
    const lines = (f: string) => read(f).split('\n').length - 1
    expect(sources.filter((f) => lines(f) > limit(f)).map((f) => `${f} ${lines(f)}`)).toEqual([])
  })

  it('the middle source file is short', () => {
    const lengths = sources.map((f) => read(f).split('\n').length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(110)
  })

  it('no folder holds more than 25 files side by side', () => {
    const lists = /\/(?:migrations|decisions|fonts|results|fixtures)$/
    const held = Map.groupBy(files, (f) => path.posix.dirname(f))
    const full = [...held].filter(([folder, inside]) => inside.length > 25 && !lists.test(folder))
    expect(full.map(([folder, inside]) => `${folder} ${inside.length}`)).toEqual([])
  })

  it('no skipped, focused or todo test', () => {
    const banned = /\b(?:it|test|describe)\.(?:skip|only|todo)\b/
    expect(sources.filter((f) => /\.(?:test|spec)\./.test(f) && banned.test(read(f)))).toEqual([])
  })

  it('no leftover marker', () => {
    const marker = new RegExp(
      [
        ['TO', 'DO'],
        ['FIX', 'ME'],
        ['X', 'XX'],
      ]
        .map((parts) => parts.join(''))
        .join('|'),
    )
    expect(sources.filter((f) => marker.test(read(f)))).toEqual([])
  })

  it('names no registry host and no path of a machine', () => {
    const banned = /registry\.npm|npmmirror|\/home\/\w+\/|\/work\/main|\/work\/shared/
    const text = files.filter(
      (f) => !/\.(png|jpg|woff2|ofd|pdf|xlsx|zip)$/.test(f) && !f.startsWith('tests/repo/'),
    )
    expect(text.filter((f) => banned.test(read(f)))).toEqual([])
  })

  it('every decision has context, decision and consequences', () => {
    const decisions = files.filter((f) => /^docs\/decisions\/\d{4}-.+\.md$/.test(f))
    expect(decisions.length).toBeGreaterThan(3)
    const poor = decisions.filter(
      (f) => !['## Context', '## Decision', '## Consequences'].every((h) => read(f).includes(h)),
    )
    expect(poor).toEqual([])
  })
})
