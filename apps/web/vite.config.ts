import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classConstants } from './build/class-constants.ts'
import { readableName, shortName } from './build/class-names.ts'
import { leanContract } from './build/lean-contract.ts'
import { leanRouter } from './build/lean-router.ts'
import { officeChunk } from './build/shared-chunks.ts'
import { twoLanguages } from './build/two-languages.ts'
import { phonePages } from './vite-phone-pages.ts'
import { publicPages } from './vite-public-pages.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

/**
 * Two shared chunks instead of twenty small ones: on a slow line every request costs a round trip. The public site's
 * script must import nothing of them (a budget test watches), or the home page would load the application;
 * what only the office uses stays out too, for the phone's sake. So does the barrel `ui/index`: a group takes along what its
 * members import, and the barrel imports everything.
 */
const groups = [
  { name: 'preload', test: /vite\/preload-helper|web\/src\/shell\/back-top\./, priority: 1 },
  // One sheet for a report: its parts are on one page, and a sheet packs the better the longer it is. Evidence comes on demand, and what is printed on one sheet with its paper.
  {
    name: 'report',
    test: /web\/src\/(reports\/(?!(evidence|sheet)\/)\w+|office\/report-\w+)\/.*\.module\.css$/,
    priority: 1,
  },
  // What stands on the page after login, and its frame.
  {
    name: 'app',
    test: /web\/src\/(todo|account|account\/dashboard)\/(todo|account|money|pending)\.module\.css$/,
    priority: 1,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  {
    name: 'kit',
    test: /apps\/web\/src\/(?!shell\/(routed\/office-pages|proof\/(ProofDialog|PasskeyProof|proof-words)|recovery\/\w+|passkey|back-top|may|useFirstField|device|seal-secrets|Notice|site)\.|i18n\/(as-english|places|keys)\.|ui\/(index|copy-text|Card|Tag|brand\/Guilloche)|api\/(bare|traceparent|send-form|needs-second|access-reason|events|job-stream|query|Query|open-report)|ui\/styles\/layout\.|(shell|ui)\/(pages|frame|tabs|charts|table|dropzone|menu|order|pick|tree|bell|palette)\/)(ui|shell|api|i18n)\/|web\/src\/form\/form\.module\.css$/,
  },
  { name: 'query', test: /@tanstack\/|web\/src\/api\/(QueryRoot|query)\.tsx?$/ },
  // What every page begins with that a phone does not; the login too, so the rows of other pages are not among it.
  {
    name: 'desk-ways',
    test: /contract\/src\/(forms\/session|routes\/report-pages)\.|web\/src\/(paths|shell\/site)\./,
    includeDependenciesRecursively: false,
  },
  // What asks who somebody is: login, registration, a password that was forgotten.
  {
    name: 'entry',
    test: /web\/src\/(account\/(useCaptcha|CaptchaField|Entry|words|login\.module)|form\/work\/work|ui\/brand\/Guilloche)\./,
    includeDependenciesRecursively: false,
  },
  // A form with its rules: the login's, and the filters of every list.
  {
    name: 'forms',
    test: /web\/src\/form\/(Form|FormField|form-store|useForm|spoken)\.|contract\/src\/form-rules\.|format\/src\/(uscc|person\/(card-no|id-no))\./,
    includeDependenciesRecursively: false,
  },
  // Of a report in a line: what lists and the page after login say of it, and the report too.
  {
    name: 'report-line',
    test: /web\/src\/reports\/(kinds|verdict\/decision-words|format\/number)\.|engine\/src\/report\/(kinds|words\/kind-words)\.|contract\/src\/(report\/verdicts|nouns\/report)\./,
    includeDependenciesRecursively: false,
  },
  // A row of a report in a list, and what it was charged.
  {
    name: 'report-rows',
    test: /web\/src\/office\/(metering\/(useCharge|ChargeTag|charge-words)|report\/(words|columns|DownloadPdf|ReportStatusTag|useVerdictFilters))\.(?!module)/,
    includeDependenciesRecursively: false,
  },
  { name: officeChunk(), debugName: 'office', priority: -1, includeDependenciesRecursively: false },
]

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    publicPages(),
    phonePages(),
    leanContract(),
    leanRouter(),
    twoLanguages(),
    classConstants(),
  ],
  css: { modules: { generateScopedName: command === 'build' ? shortName : readableName } },
  server: { port: 3110, strictPort: true, proxy: { '/api': api } },
  preview: { port: 3111, strictPort: true },
  build: {
    manifest: true,
    target: 'es2022',
    // Fonts are never inlined: the content security policy allows them from our own address only.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      input: ['index.html', 'src/public/enhance.ts'],
    },
  },
}))
