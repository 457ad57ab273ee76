// Reads what the runners write about their tests: how many passed and failed, each failure with its reason, and how long each file took.

/** Of Vitest's JSON reporter. A file that does not load has a message and no failed test; it counts as one. */
export function vitestCounts(json) {
  const relative = (name) => name.replace(`${process.cwd()}/`, '')
  const failures = json.testResults.flatMap((suite) => {
    const file = relative(suite.name)
    const failed = suite.assertionResults.filter((test) => test.status === 'failed')
    return failed.length > 0 || suite.status !== 'failed'
      ? failed.map((test) => ({ file, test: test.fullName, why: test.failureMessages.join('\n') }))
      : [{ file, test: suite.name, why: suite.message }]
  })
  const files = json.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed: json.numPassedTests, failed: failures.length, failures, files }
}

/** Of Playwright's JSON reporter; a test that passed at the second attempt has failed. */
export function playwrightCounts(json) {
  const bad = (test) => test.status === 'unexpected' || test.status === 'flaky'
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const failures = json.suites
    .flatMap(specsOf)
    .filter((spec) => spec.tests.some(bad))
    .map((spec) => ({
      file: spec.file,
      test: `${spec.file}:${spec.line} › ${spec.title}`,
      why: spec.tests
        .flatMap((test) => test.results.flatMap((result) => result.errors))
        .map((error) => error.message)
        .join('\n'),
    }))
  const took = new Map()
  for (const spec of json.suites.flatMap(specsOf))
    for (const { duration = 0 } of spec.tests.flatMap(({ results }) => results))
      took.set(spec.file, (took.get(spec.file) ?? 0) + duration / 1000)
  const errors = json.errors.map((error) => ({ test: 'the run', why: error.message }))
  return {
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky,
    failures: [...failures, ...errors],
    files: [...took].map(([file, seconds]) => ({ file, seconds })),
  }
}
