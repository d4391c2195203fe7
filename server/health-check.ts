import { hostInUrl } from './backend/embedded-function.ts'

/** The health check of the Docker image: whether Home is served at the address that the server was given. */
const { HOST, PORT = '4173' } = process.env
const response = await fetch(`http://${hostInUrl(HOST)}:${PORT}/`).catch(() => null)
process.exitCode = response?.ok ? 0 : 1
