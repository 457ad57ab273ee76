import type { Counts } from './steps.mjs'

interface VitestJson {
  numPassedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    line: number
    title: string
    tests: { status: string; results: { duration?: number; errors: { message: string }[] }[] }[]
  }[]
}
interface PlaywrightJson {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message: string }[]
  suites: PlaywrightSuite[]
}
export function vitestCounts(json: VitestJson): Counts
export function playwrightCounts(json: PlaywrightJson): Counts
