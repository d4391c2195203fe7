import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import * as tf from '@tensorflow/tfjs-core'
import { type Picture, pixelBytes } from './picture.ts'

/** The neural network ESRGAN-slim, which doubles width and height. */
export interface Network {
  enlarge(picture: Picture): Promise<Picture>
}

type Weights = ReadonlyMap<string, tf.Tensor>

let network: Promise<Network> | undefined

/** Loads the network with its weights, once. */
export function loadNetwork(): Promise<Network> {
  network ??= load().catch((error: unknown) => {
    network = undefined
    throw error
  })
  return network
}

async function load(): Promise<Network> {
  setWasmPaths(fileURLToPath(new URL('.', import.meta.resolve('@tensorflow/tfjs-backend-wasm'))))
  if (!(await tf.setBackend('wasm')))
    throw new Error('The WebAssembly backend of TensorFlow.js did not start')
  const weights = await readWeights(
    new URL('../../../../../models/x2/', import.meta.resolve('@upscalerjs/esrgan-slim')),
  )
  return {
    async enlarge({ width, height, pixels }) {
      const enlarged = tf.tidy(() => {
        const input = tf.tensor4d(Float32Array.from(pixels), [1, height, width, pixelBytes])
        return tf.cast(tf.round(tf.clipByValue(forward(input, weights), 0, 255)), 'int32')
      })
      try {
        return { width: 2 * width, height: 2 * height, pixels: Uint8Array.from(await enlarged.data()) }
      } finally {
        enlarged.dispose()
      }
    },
  }
}

interface WeightsEntry {
  readonly name: string
  readonly shape: number[]
}

/** Reads the package's weights: a list of names and shapes, and all the numbers one after the other. */
async function readWeights(folder: URL): Promise<Weights> {
  const model = JSON.parse(await readFile(new URL('model.json', folder), 'utf8')) as {
    weightsManifest: [{ paths: [string]; weights: WeightsEntry[] }]
  }
  const [{ paths, weights }] = model.weightsManifest
  const bytes = await readFile(new URL(paths[0], folder))
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  let end = 0
  return new Map(
    weights.map(({ name, shape }) => {
      const start = end
      end += shape.reduce((product, length) => product * length, 1)
      return [name, tf.tensor(numbers.subarray(start, end), shape)]
    }),
  )
}

/**
 * A residual dense network of two short blocks, followed by a layer that doubles the picture's size. Layers have the
 * names of their weights.
 */
function forward(input: tf.Tensor4D, weights: Weights): tf.Tensor4D {
  const layer = (x: tf.Tensor4D, name: string, activation: 'linear' | 'relu' = 'linear') =>
    tf.fused.conv2d({
      x,
      filter: weightOf(weights, `${name}/kernel`) as tf.Tensor4D,
      bias: weightOf(weights, `${name}/bias`),
      strides: 1,
      pad: 'same',
      activation,
    })
  const denseBlock = (x: tf.Tensor4D, block: number) => {
    const detail = layer(x, `F_${block}_1`, 'relu')
    return tf.add<tf.Tensor4D>(layer(tf.concat([x, detail], 3), `LFF_${block}`), x)
  }
  const shallow = layer(input, 'F_m1')
  const first = denseBlock(layer(shallow, 'F_0'), 1)
  const second = denseBlock(first, 2)
  const global = layer(layer(tf.concat([first, second], 3), 'GFF_1'), 'GFF_2')
  const fused = tf.add<tf.Tensor4D>(global, shallow)
  const features = layer(layer(layer(fused, 'UPN1', 'relu'), 'UPN2', 'relu'), 'UPN3')
  const [, height, width] = features.shape
  return layer(tf.image.resizeNearestNeighbor(features, [2 * height, 2 * width]), 'SR')
}

function weightOf(weights: Weights, name: string): tf.Tensor {
  const weight = weights.get(name)
  if (!weight) throw new Error(`The network has no weights ${name}`)
  return weight
}
