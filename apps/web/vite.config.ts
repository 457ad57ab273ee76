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
  { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
  // One sheet for a report: its parts are on one page, and a sheet packs the better the longer it is. Evidence comes on demand, and what is printed on one sheet with its paper.
  {
    name: 'report',
    test: /web\/src\/(reports\/(?!(evidence|sheet)\/)\w+|office\/report-\w+)\/.*\.module\.css$/,
    priority: 1,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  {
    name: 'kit',
    test: /apps\/web\/src\/(?!shell\/(routed\/office-pages|proof\/(ProofDialog|PasskeyProof|proof-words)|recovery\/\w+|passkey|back-top|may|useFirstField|device|seal-secrets|Notice|site)\.|i18n\/(as-english|places|keys)\.|ui\/(index|copy-text|Segmented|Card|Tag|brand\/Guilloche)|api\/(bare|traceparent|send-form|needs-second|access-reason|events|job-stream|query|Query|open-report)|ui\/styles\/layout\.|(shell|ui)\/(pages|frame|tabs|charts|table|dropzone|menu|order|pick|tree|bell|palette)\/)(ui|shell|api|i18n)\//,
  },
  // Above every page of the office: its frame, how parts stand, and the menus lists open; sheets of their own would cost more.
  {
    name: 'top',
    test: /web\/src\/(shell\/frame\/frame|ui\/(styles\/layout|menu\/menu-button))\.module\.css$/,
  },
  { name: 'query', test: /@tanstack\/|web\/src\/api\/(QueryRoot|query)\.tsx?$/ },
  // What every page begins with that a phone does not; the login too, so the rows of other pages are not among it.
  {
    name: 'desk-ways',
    test: /contract\/src\/(forms\/session|routes\/report-pages)\.|web\/src\/(paths|shell\/site)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'captcha',
    test: /web\/src\/(account\/(useCaptcha|CaptchaField)|form\/work\/work)\./,
    includeDependenciesRecursively: false,
  },
  // Of a report in a line: what lists and the page after login say of it, and the report too.
  {
    name: 'report-line',
    test: /web\/src\/reports\/(kinds|verdict\/decision-words)\./,
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
