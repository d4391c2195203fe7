/** In a worker: locks are asked for late, as in a busy browser. A small photo would be done before that. */
const request = navigator.locks.request.bind(navigator.locks) as (...given: never[]) => Promise<unknown>

Object.defineProperty(navigator.locks, 'request', {
  value: async (...given: never[]) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return request(...given)
  },
})

export {}
